import { describe, expect, test } from "vitest";
import { movedRow, renamedText, withoutRow, withPicture } from "#app/features/admin/pictures/picture-list.ts";

describe("the rows of pictures", () => {
  test("one row always remains", () => {
    expect(withoutRow(["/a", "/b"], 0)).toEqual(["/b"]);
    expect(withoutRow(["/b"], 0)).toEqual([""]);
  });

  test("a row moves up and down and stops at the ends", () => {
    expect(movedRow(["/a", "/b", "/c"], 2, 0)).toEqual(["/c", "/a", "/b"]);
    expect(movedRow(["/a", "/b", "/c"], 0, 1)).toEqual(["/b", "/a", "/c"]);
    expect(movedRow(["/a", "/b"], 0, -1)).toEqual(["/a", "/b"]);
    expect(movedRow(["/a", "/b"], 1, 2)).toEqual(["/a", "/b"]);
  });

  test("an uploaded picture takes the first blank row, and is there once", () => {
    expect(withPicture(["/a", "", ""], "/b")).toEqual(["/a", "/b", ""]);
    expect(withPicture(["/a"], "/b")).toEqual(["/a", "/b"]);
    expect(withPicture(["/a", ""], "/a")).toEqual(["/a", ""]);
  });

  test("a picture's text follows its address", () => {
    expect(renamedText({ "/a": "Il muso", "/b": "La coda" }, "/a", "/c")).toEqual({ "/b": "La coda", "/c": "Il muso" });
    expect(renamedText({ "/b": "La coda" }, "", "/c")).toEqual({ "/b": "La coda" });
  });
});
