import EXPECT_FIRST_PICTURE_SCRIPT from "#app/inline/expect-first-picture.ts?inline-script";

export function ExpectFirstPicture({ id }: { id: string }) {
  return <script data-first={id}>{EXPECT_FIRST_PICTURE_SCRIPT}</script>;
}
