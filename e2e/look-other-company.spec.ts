import { type APIRequestContext, expect } from "@playwright/test";
import { OTHER_COMPANY_SETTINGS, OTHER_NAMES } from "#test/factories/other-company.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { compareViews, FIXED_CLOCK, RENDERING, requireBaselines } from "./look/compare-view.ts";
import {
  type DrawnPhotograph,
  drawPhotograph,
  HERO_PHOTOGRAPHS,
  LOGOS,
  TWELVE_PHOTOGRAPHS,
} from "./look/drawn-photographs.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

// Views of a company with a palette, logos and photographs of its own (docs/look.md#baselines).

const CARS = [
  { brand: "Alfa Romeo", name: "33 Stradale", type: "Sportiva", category: "sport", price: 2400, paint: "#8a1220" },
  { brand: "Lotus", name: "Emeya", type: "Berlina", category: "executive", price: 890, paint: "#2d4f6b" },
  { brand: "Land Rover", name: "Defender", type: "SUV", category: "suv", price: 620, paint: "#5c6650" },
] as const;
const CAR_PAGE = "/luxury-car-rental/rome/sportive/alfa-romeo-33-stradale";

const test = createTestWithServer("look-other-company", { SEED: "none", ...FIXED_CLOCK });
test.use(RENDERING);

test("six views of another company with twelve photographs of each car equal their baselines", async ({
  page,
  browser,
  application: { origin },
}) => {
  const folder = await requireBaselines(browser);
  await signInAsFirstAdmin(page, origin);
  await fillCompany(page.request, origin);
  await page.context().clearCookies();
  await compareViews(page, folder, [
    { name: "other-company-home", path: "/", width: 1440, light: "day" },
    { name: "other-company-car", path: `${CAR_PAGE}#immagine-2`, width: 1440, light: "day" },
    { name: "other-company-car", path: CAR_PAGE, width: 390, light: "day" },
    { name: "other-company-explore", path: "/explore", width: 390, light: "day" },
    { name: "other-company-home", path: "/", width: 390, light: "night" },
    { name: "other-company-contacts", path: "/contatti", width: 1440, light: "night" },
  ]);
});

/** Fills the empty server as an admin does. */
async function fillCompany(request: APIRequestContext, origin: string): Promise<void> {
  const send = async (method: "POST" | "PATCH", path: string, content: { data: object } | { multipart: Multipart }) => {
    const answer = await request.fetch(path, { method, headers: { origin }, ...content });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const upload = async (photograph: DrawnPhotograph, paint: string): Promise<string> => {
    const { view, focalPoint } = photograph;
    const file = { name: "foto.jpg", mimeType: "image/jpeg", buffer: await drawPhotograph(photograph, paint) };
    const { id, url } = await send("POST", "/api/pictures", { multipart: { file, despite_small: "on" } });
    await send("PATCH", `/api/pictures/${id}`, { data: { focal_x: focalPoint.x, focal_y: focalPoint.y, view } });
    return url;
  };
  const uploadLogo = async (svg: string): Promise<string> => {
    const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    return (await send("POST", "/api/pictures/logos", { multipart: { file } })).url;
  };

  await send("PATCH", "/api/site_settings", {
    data: {
      ...OTHER_COMPANY_SETTINGS,
      name: OTHER_NAMES[1],
      legal_name: OTHER_NAMES[1],
      logo: await uploadLogo(LOGOS.logo),
      logo_on_dark: await uploadLogo(LOGOS.logo_on_dark),
      hero_picture: await upload(HERO_PHOTOGRAPHS.day, CARS[0].paint),
      hero_night_picture: await upload(HERO_PHOTOGRAPHS.night, CARS[0].paint),
    },
  });
  const rome = { name: "Roma", slug: "rome", country: "Italia", latitude: 41.9, longitude: 12.5, search_position: 1 };
  await send("POST", "/api/cities", { data: rome });
  for (const { paint, ...car } of CARS) {
    const images: string[] = [];
    for (const photograph of TWELVE_PHOTOGRAPHS) images.push(await upload(photograph, paint));
    const slug = car.brand.toLowerCase().replace(" ", "-");
    await send("POST", "/api/brands", { data: { name: car.brand, slug } });
    const specs = { engine: "V6 biturbo 3.0", power: "620 CV" };
    await send("POST", "/api/vehicles", { data: { ...car, location: rome.name, images, specs } });
  }
}

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
