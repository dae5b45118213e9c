import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

const inside = () => screen.getByTestId("inside");
const around = () => screen.getByTestId("around");
const found = () => screen.queryAllByRole("button").length;

function show() {
  render(
    <div data-testid="around">
      <p>
        <button type="button" data-testid="inside">
          Salva
        </button>
      </p>
    </div>,
  );
  expect(found()).toBe(1);
}

describe("a cached computed style", () => {
  for (const [where, part] of [
    ["itself", inside],
    ["an ancestor", around],
  ] as const) {
    it(`is computed again when ${where} is hidden, and shown again`, () => {
      show();
      part().hidden = true;
      expect(found()).toBe(0);
      expect(getComputedStyle(part()).display).toBe("none");
      part().hidden = false;
      expect(found()).toBe(1);
    });

    it(`is computed again when ${where} gets another inline style`, () => {
      show();
      for (const [property, value] of [
        ["display", "none"],
        ["visibility", "hidden"],
      ] as const) {
        part().style.setProperty(property, value);
        expect(found(), property).toBe(0);
        part().style.removeProperty(property);
        expect(found(), property).toBe(1);
      }
    });
  }

  it("is computed again when a stylesheet is added or removed", () => {
    show();
    const sheet = document.createElement("style");
    sheet.textContent = "p { display: none }";
    document.head.append(sheet);
    expect(found()).toBe(0);
    sheet.remove();
    expect(found()).toBe(1);
  });

  it("is a live style, which reflects later changes", () => {
    show();
    const style = getComputedStyle(inside());
    expect([style.display, style.getPropertyValue("visibility"), style.length > 0]).toEqual([
      "inline-block",
      "visible",
      true,
    ]);
    around().style.visibility = "hidden";
    expect(style.visibility).toBe("hidden");
  });
});

it("an open dialog is displayed, a closed one is not", () => {
  render(<dialog>Domanda</dialog>);
  const dialog = screen.getByText("Domanda");
  expect(getComputedStyle(dialog).display).toBe("none");
  dialog.setAttribute("open", "");
  expect(getComputedStyle(dialog).display).toBe("block");
});
