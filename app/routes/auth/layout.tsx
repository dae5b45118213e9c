import { Outlet } from "react-router";
import { AuthPictureContext } from "#app/features/auth/auth-picture.ts";
import { appContext } from "#server/context.ts";
import { readSignInPages } from "#server/services/catalogue/read-content-pages.ts";
import type { Route } from "./+types/layout";

export async function loader({ context }: Route.LoaderArgs) {
  // If the database is down, the page below shows the error.
  return readSignInPages(context.get(appContext)).catch(() => ({ hasPicture: true }));
}

/** Never reloads: the picture stays while somebody signs in. */
export const shouldRevalidate = () => false;

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPictureContext value={loaderData.hasPicture}>
      <Outlet />
    </AuthPictureContext>
  );
}
