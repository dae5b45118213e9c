import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Whether a brand or city appears on the site (product.md#activation). `feminine`: "Attiva", of a city. */
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

/** "Attivo", "Disattivata". */
export function activeLabel(active: boolean, feminine = false): string {
  if (feminine) return active ? "Attiva" : "Disattivata";
  return active ? "Attivo" : "Disattivato";
}
