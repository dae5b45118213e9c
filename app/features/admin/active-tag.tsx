import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Shows whether a brand or city is on the site (product.md#activation). `feminine`: "Attiva", for a city. */
export function ActiveTag({ active, feminine = false }: { active: boolean; feminine?: boolean }) {
  const word = activeLabel(active, feminine);
  return active ? (
    <StatusTag mark="ring">{word}</StatusTag>
  ) : (
    <StatusTag mark="empty" tone="over">
      {word}
    </StatusTag>
  );
}

/** Returns "Attivo" or "Disattivata". */
export function activeLabel(active: boolean, feminine = false): string {
  if (feminine) return active ? "Attiva" : "Disattivata";
  return active ? "Attivo" : "Disattivato";
}
