import { expect, test } from "vitest";
import { findAddress } from "./find-address.ts";
import { FORMER_ADDRESSES } from "./former-addresses.ts";

test("the fifteen old paths lead where the table says", () => {
  expect(FORMER_ADDRESSES).toEqual({
    "/noleggio-suv": "/luxury-car-rental/suv",
    "/noleggio-supercar": "/luxury-car-rental/sportive",
    "/noleggio-prestige": "/luxury-car-rental/sportive",
    "/noleggio-cabriolet": "/luxury-car-rental/cabrio",
    "/noleggio-executive": "/luxury-car-rental/berline",
    "/noleggio-luxury-van": "/luxury-car-rental/van",
    "/noleggio-auto-milano": "/luxury-car-rental/milan",
    "/noleggio-auto-monaco": "/luxury-car-rental/monaco",
    "/noleggio-auto-parigi": "/luxury-car-rental/paris",
    "/noleggio-auto-vienna": "/luxury-car-rental/vienna",
    "/noleggio-auto-zurigo": "/luxury-car-rental/zurich",
    "/noleggio-auto-barcellona": "/luxury-car-rental/barcelona",
    "/noleggio-auto-roma": "/luxury-car-rental/rome",
    "/noleggio-auto-firenze": "/luxury-car-rental/florence",
    "/noleggio-auto-napoli": "/luxury-car-rental/naples",
  });
});

test.each(Object.values(FORMER_ADDRESSES))("%s is a page of today", (path) => {
  expect(["category", "city"]).toContain(findAddress(path).name);
});
