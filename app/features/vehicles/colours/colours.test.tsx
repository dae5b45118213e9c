import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createFinish, type Finish } from "#domain/units/finish.ts";
import { ColourList } from "../vehicle-page.tsx";
import { ColourChoice } from "./colour-choice.tsx";

const namedColour = (name: string) => ({ name, colour: "#101010" });
const finish = (paint: string) =>
  createFinish({ paint: namedColour(paint), leather: namedColour("Tabacco"), stitching: null, trim: null }) as Finish;
const [red, black] = [finish("Rosso vivo"), finish("Nero")];

describe("the colours of a car's page", () => {
  // Rule: product.md#colours "A car's page"
  test("are each named with their interior", () => {
    render(<ColourList finishes={[red, black]} />);
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
    const { container } = render(
      <form>
        <ColourChoice finishes={[red, black]} free={[red, black]} colour="" onSelect={onChoose} {...props} />
      </form>,
    );
    const submittedColour = () => new FormData(container.querySelector("form") ?? undefined).get("colour");
    return { onChoose, sent: submittedColour, container };
  };

  // Rule: product.md#colours "With dates, price"
  test("has the first free one chosen, which the form sends without scripts too", () => {
    const { onChoose, sent: submittedColour } = choice();
    expect(screen.getByRole("radio", { name: /Rosso vivo/ })).toHaveProperty("checked", true);
    expect(submittedColour()).toBe(red.key);
    fireEvent.click(screen.getByRole("radio", { name: /Nero/ }));
    expect(onChoose).toHaveBeenCalledWith(black.key);
  });

  // Rule: product.md#colours "With dates, price"
  test("is none where one is free: it is said, and sent", () => {
    const { sent: submittedColour } = choice({ free: [black] });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("group", { name: "Libera in questi colori" }).textContent).toContain("Nero");
    expect(submittedColour()).toBe(black.key);
  });

  test("says that the one asked for is not free", () => {
    const { sent: submittedColour } = choice({ free: [black], colour: red.key });
    expect(screen.getByText("Per queste date non è libera in Rosso vivo, interni Tabacco.")).toBeDefined();
    expect(submittedColour()).toBe(black.key);
  });

  test("says nothing of a colour that the car has not", () => {
    choice({ colour: "viola" });
    expect(screen.queryByText(/non è libera/)).toBeNull();
  });

  test("promises no colour where what is free has none yet", () => {
    const { sent: submittedColour } = choice({ free: [] });
    expect(screen.getByText(/ti confermiamo i colori con la risposta/)).toBeDefined();
    expect(submittedColour()).toBeNull();
  });

  test("is not there for a car whose colours nobody knows", () => {
    const { container } = choice({ finishes: [], free: [] });
    expect(container.querySelector("form")?.innerHTML).toBe("");
  });
});
