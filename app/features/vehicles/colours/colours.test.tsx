import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createFinish, type Finish } from "#domain/units/finish.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { ColourList } from "../vehicle-page.tsx";
import { ColourChoice } from "./colour-choice.tsx";

const namedColour = (name: string) => ({ name, colour: "#101010" });
const finish = (paint: string) =>
  createFinish({ paint: namedColour(paint), leather: namedColour("Tabacco"), stitching: null, trim: null }) as Finish;
const [red, black] = [finish("Rosso vivo"), finish("Nero")];

describe("the colours on a vehicle's page", () => {
  // Rule: product.md#colours "A car's page"
  test("name their interior", () => {
    renderOnSite(<ColourList finishes={[red, black]} />);
    expect(screen.getByRole("heading", { name: "Colori" })).toBeDefined();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Rosso vivoInterni Tabacco",
      "NeroInterni Tabacco",
    ]);
  });
});

describe("the choice of a colour", () => {
  const choice = (props: Partial<Parameters<typeof ColourChoice>[0]> = {}) => {
    const onChoose = vi.fn();
    const { container } = renderOnSite(
      <form>
        <ColourChoice finishes={[red, black]} free={[red, black]} colour="" onSelect={onChoose} {...props} />
      </form>,
    );
    const submittedColour = () => new FormData(container.querySelector("form") ?? undefined).get("colour");
    return { onChoose, sent: submittedColour, container };
  };

  // Rule: product.md#colours "With dates, price"
  test("preselects the first free colour, which the form submits without scripts too", () => {
    const { onChoose, sent: submittedColour } = choice();
    expect(screen.getByRole("radio", { name: /Rosso vivo/ })).toHaveProperty("checked", true);
    expect(submittedColour()).toBe(red.key);
    fireEvent.click(screen.getByRole("radio", { name: /Nero/ }));
    expect(onChoose).toHaveBeenCalledWith(black.key);
  });

  // Rule: product.md#colours "With dates, price"
  test("shows a single free colour as text and submits it", () => {
    const { sent: submittedColour } = choice({ free: [black] });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("group", { name: "Libera in questi colori" }).textContent).toContain("Nero");
    expect(submittedColour()).toBe(black.key);
  });

  test("says that the requested colour is not free", () => {
    const { sent: submittedColour } = choice({ free: [black], colour: red.key });
    expect(screen.getByText("Per queste date non è libera in Rosso vivo, interni Tabacco.")).toBeDefined();
    expect(submittedColour()).toBe(black.key);
  });

  test("ignores a colour that the vehicle does not have", () => {
    choice({ colour: "viola" });
    expect(screen.queryByText(/non è libera/)).toBeNull();
  });

  test("promises no colour when the free unit has none on record", () => {
    const { sent: submittedColour } = choice({ free: [] });
    expect(screen.getByText(/ti confermiamo i colori con la risposta/)).toBeDefined();
    expect(submittedColour()).toBeNull();
  });

  test("is absent for a vehicle without known colours", () => {
    const { container } = choice({ finishes: [], free: [] });
    expect(container.querySelector("form")?.innerHTML).toBe("");
  });
});
