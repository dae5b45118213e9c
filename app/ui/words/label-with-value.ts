/** "Prenota Ora: Ferrari Roma", "Data di ritiro: lunedì 3 maggio": what a link does or a field asks for, and of what. */
export const labelWithValue = ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`;
