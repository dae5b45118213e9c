import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

const COPIED = "Collegamento personale copiato";
const NOT_COPIED = "Il browser non lascia copiare: apri il collegamento e copialo dalla barra.";

/** Copies the renter's private link, for whoever has no e-mail address to get it by. */
export function PrivateLink({ address }: { address: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(COPIED);
    } catch {
      toast.error(NOT_COPIED);
    }
  };
  return (
    <Button small icon="copy" onClick={copy}>
      Copia il collegamento personale
    </Button>
  );
}
