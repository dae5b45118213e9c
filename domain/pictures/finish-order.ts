import { isPhotograph } from "./photographs.ts";
import { parsePictureDetails } from "./picture-details.ts";

/** Whether a photograph names another finish than the one with this key (domain/units/finish.ts). It then never leads (product.md#colours). */
export function showsOtherFinish(image: string, finishKey: string): boolean {
  const { finish } = parsePictureDetails(image);
  return finish !== null && finish !== finishKey;
}

/** Returns a car's pictures with a colour chosen: photographs of that finish, photographs of none, drawings, photographs of another finish. */
export function orderForFinish(images: readonly string[], finishKey: string): string[] {
  const rank = (image: string) => {
    if (!isPhotograph(image)) return 2;
    if (showsOtherFinish(image, finishKey)) return 3;
    return parsePictureDetails(image).finish === finishKey ? 0 : 1;
  };
  return images.toSorted((one, other) => rank(one) - rank(other));
}
