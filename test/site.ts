import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

/** The site configuration tests are written for. */
export const TEST_SITE: CompanyConfiguration = SITE_CONFIGURATION;
