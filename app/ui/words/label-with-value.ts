/** Returns "Prenota Ora: Ferrari Roma", "Data di ritiro: lunedì 3 maggio": a label with what it applies to. */
export const labelWithValue = ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`;
