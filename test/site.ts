import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

/** The site configuration that tests expect. */
export const TEST_SITE: CompanyConfiguration = SITE_CONFIGURATION;
