import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";

/** The company's logo at the head of the sidebar (product.md#logo), in a module of its own: a company without a logo does not load it. */
export default function SidebarLogo() {
  const { name, logos } = useSite();
  return logos && <CompanyLogo logos={logos} ground="page" alt={name} maxWidth="112px" maxHeight="28px" />;
}
