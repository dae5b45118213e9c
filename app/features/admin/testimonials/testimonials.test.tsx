// Rule: product.md#club "Testimonials are quotes"
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TestimonialsScreen } from "#app/features/admin/testimonials/testimonials-screen.tsx";
import { testimonialRow } from "#test/factories/content-rows.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);

test("an invented person is marked, and a save sends the version that was loaded", async () => {
  const calls = renderScreen(<TestimonialsScreen rows={[testimonialRow()]} />);
  expect(screen.getAllByText("Di fantasia").length).toBeGreaterThan(0);
  press("Elena, membro Gold");
  type("Chi parla", "Ada, membro Platinum");
  fireEvent.click(withinDialog().getByRole("switch", { name: "Persona di fantasia" }));
  press("Salva");
  await expectToast("Testimonianza aggiornata");
  expect(calls[0]).toMatchObject({
    method: "PATCH",
    path: "/api/testimonials/w1",
    body: { name: "Ada, membro Platinum", is_invented: false, version: 2 },
  });
});

test("an empty list says that the page has no section, and a new testimonial defaults to a real person", async () => {
  const calls = renderScreen(<TestimonialsScreen rows={[]} />);
  expect(screen.getByText(/non ha la sezione «Le parole dei membri»/)).toBeDefined();
  press("Aggiungi testimonianza");
  type("Parole", "Una bella strada.");
  press("Salva");
  expect(await screen.findByText("Indica chi lo dice.")).toBeDefined();
  type("Chi parla", "Ada");
  press("Salva");
  await expectToast("Testimonianza creata");
  expect(calls[0]).toMatchObject({ method: "POST", body: { name: "Ada", is_invented: false, position: 1 } });
});
