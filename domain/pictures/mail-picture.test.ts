import { expect, test } from "vitest";
import { mailPicturePath, pictureOfMailPath } from "./mail-picture.ts";

test.each([
  "/pictures/cars/ferrari-296-gtb/studio-1200.webp",
  "/uploads/0b0c5a0e-0000-4000-8000-000000000000-2400x1600/1200.webp",
])("%s has a JPEG URL for mails, which is resolved back", (picture) => {
  const address = mailPicturePath(picture);
  expect(address).toBe(`/mail${picture.replace(".webp", ".jpg")}`);
  expect(pictureOfMailPath(address ?? "")).toBe(picture);
});

// Rule: product.md#mails "The picture follows the focal point"
test("an uploaded picture's URL names its focal point, so that another focal point is another URL", () => {
  const picture = "/uploads/0b0c5a0e-0000-4000-8000-000000000000-2400x1600/1200.webp";
  const address = mailPicturePath(`${picture}#focus=30%2C60&view=rear&finish=nero`);
  expect(address).toBe(`/mail${picture.replace(".webp", "-30-60.jpg")}`);
  expect(pictureOfMailPath(address ?? "")).toBe(`${picture}#focus=30%2C60`);
});

test("returns null for a picture on another site, and undefined for any other path", () => {
  for (const picture of ["https://elsewhere.example/a.webp", "//elsewhere.example/a.webp", "/pictures/a.png", ""])
    expect(mailPicturePath(picture)).toBeNull();
  for (const address of ["/mail", "/mail/", "/mail/.jpg", "/mailbox.jpg", "/mail/pictures/a.webp"])
    expect(pictureOfMailPath(address)).toBeUndefined();
});
