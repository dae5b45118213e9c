import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Whether a brand or city appears on the site (product.md#activation). `feminine`: "Attiva", of a city. */
export function ActiveTag({ active, feminine = false }: { active: boolean; feminine?: boolean }) {
  const ending = feminine ? "a" : "o";
  return active ? (
    <StatusTag mark="ring">{`Attiv${ending}`}</StatusTag>
  ) : (
    <StatusTag mark="empty" tone="over">{`Disattivat${ending}`}</StatusTag>
  );
}
