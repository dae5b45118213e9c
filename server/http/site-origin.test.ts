import { describe, expect, test } from "vitest";
import { createSiteOriginFinder } from "#server/http/site-origin.ts";

describe("with a public address", () => {
  const originOf = createSiteOriginFinder({
    siteUrl: "https://www.example.com",
    isPublicSite: true,
    host: "127.0.0.1",
  });

  test.each(["www.example.com", "WWW.Example.com", "www.example.com:443"])("%s is the site", (host) => {
    expect(originOf(host, 3000)).toBe("https://www.example.com");
  });

  test.each([
    "example.com",
    "www.example.com.evil.example",
    "www.example.com:3000",
    "127.0.0.1:3000",
    "localhost:3000",
    "",
    "a b",
    undefined,
  ])("%s is another host", (host) => expect(originOf(host, 3000)).toBeNull());

  test("a proxy may drop the port from the host", () => {
    const onPort = createSiteOriginFinder({ siteUrl: "https://localhost:8443", isPublicSite: true, host: "127.0.0.1" });
    expect(onPort("localhost", 3000)).toBe("https://localhost:8443");
    expect(onPort("localhost:8443", 3000)).toBe("https://localhost:8443");
    expect(onPort("localhost:3000", 3000)).toBeNull();
  });
});

describe("without a public address", () => {
  const originOf = createSiteOriginFinder({
    siteUrl: "http://localhost:3000",
    isPublicSite: false,
    host: "192.168.1.5",
  });

  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "192.168.1.5:3000"])("%s is the site", (host) => {
    expect(originOf(host, 3000)).toBe(`http://${host}`);
  });

  test.each(["localhost:3001", "evil.example:3000", "evil.example", "localhost", undefined])(
    "%s is another host",
    (host) => expect(originOf(host, 3000)).toBeNull(),
  );

  test("the port must be the listening one, and 80 may be omitted", () => {
    expect(originOf("127.0.0.1:49152", 49152)).toBe("http://127.0.0.1:49152");
    expect(originOf("127.0.0.1", 80)).toBe("http://127.0.0.1");
  });

  test("a closed connection matches no origin", () => {
    expect(originOf("localhost:49152", undefined)).toBeNull();
  });

  test("a configured local address is accepted as well", () => {
    const mapped = createSiteOriginFinder({ siteUrl: "http://localhost:8080", isPublicSite: false, host: "0.0.0.0" });
    expect(mapped("localhost:8080", 3000)).toBe("http://localhost:8080");
    expect(mapped("127.0.0.1:3000", 3000)).toBe("http://127.0.0.1:3000");
    expect(mapped("evil.example:8080", 3000)).toBeNull();
  });
});
