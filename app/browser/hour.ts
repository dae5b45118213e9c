import { isNight, NIGHT_RECHECK_MS } from "#domain/rental-period/night.ts";

/** Keeps <html data-hour> true while the page stays open: looked at again every 60 seconds (product.md#day-and-night). The head's script sets it first. */
export function followHour(): void {
  const look = () => {
    document.documentElement.dataset.hour = isNight(new Date().getHours()) ? "night" : "day";
  };
  look();
  setInterval(look, NIGHT_RECHECK_MS);
}
