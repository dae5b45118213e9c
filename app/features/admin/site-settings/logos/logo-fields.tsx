import { useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { ApiProblem, api } from "#app/features/admin/api-client.ts";
import { LogoPreview } from "#app/features/admin/site-settings/logos/logo-preview.tsx";
import { LOGO_WORDS as WORDS } from "#app/features/admin/site-settings/logos/logo-words.ts";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, FieldLegend, PanelFieldNotes } from "#app/ui/panel/forms/field-parts.tsx";
import { useFormBusy } from "#app/ui/panel/forms/form-busy.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { LOGO_PLATE_COLOUR, LOGO_TOO_LARGE_MESSAGE, MAX_LOGO_BYTES } from "#domain/pictures/logo.ts";
import styles from "./logos.module.css";

/** The company's logos: each is uploaded, replaced or removed, and previewed where it appears (product.md#logo). */
export function LogoFields() {
  return (
    <FormSection id="logo" title={WORDS.title}>
      <FieldBox>
        <FieldHint>{WORDS.note}</FieldHint>
      </FieldBox>
      <LogoField name="logo" ground={LOGO_PLATE_COLOUR} />
      <LogoField name="logo_on_dark" ground={DARK_GROUND} />
      <LogoPreview />
    </FormSection>
  );
}

const DARK_GROUND = "#430d18";

interface LogoFieldProps {
  name: "logo" | "logo_on_dark";
  /** The colour of the ground for which the logo is made. */
  ground: string;
}

function LogoField({ name, ground }: LogoFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const [isUploading, setIsUploading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useFormBusy(isUploading);
  const label = SETTING_WORDS[name];
  const address = field.value ?? "";
  const notes = { error: refusal ?? fieldState.error?.message, hint: WORDS.hints[name] };
  const upload = async (file: File) => {
    setRefusal(null);
    setIsUploading(true);
    try {
      field.onChange(await uploadLogo(file));
    } catch (thrown) {
      setRefusal(problemMessage(thrown, WORDS.uploadFailed));
    } finally {
      setIsUploading(false);
    }
  };
  const remove = () => {
    setRefusal(null);
    field.onChange("");
  };
  return (
    <FieldBox as="fieldset" span={6} aria-label={label}>
      <FieldLegend as="p">{label}</FieldLegend>
      <div className={styles.view} style={{ background: ground }}>
        {address !== "" && <img src={address} alt={label} />}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={WORDS.fileOf(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows selecting the same file again after a refusal.
          target.value = "";
          if (file) void upload(file);
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={field.ref}
          icon="upload"
          pending={isUploading}
          aria-label={address === "" ? WORDS.upload(label) : WORDS.replace(label)}
          id={id}
          aria-describedby={describedByProps(id, notes)["aria-describedby"]}
          onClick={() => chooser.current?.click()}
        >
          {isUploading ? WORDS.uploading : address === "" ? WORDS.uploadShort : WORDS.replaceShort}
        </Button>
        {address !== "" && (
          <Button look="ghost" icon="close" aria-label={WORDS.remove(label)} onClick={remove}>
            {WORDS.removeShort}
          </Button>
        )}
      </div>
      <div role="status">
        <PanelFieldNotes id={id} {...notes} />
      </div>
    </FieldBox>
  );
}

/** Uploads a logo and returns its URL. Throws ApiProblem with the server's reason; refuses too large files without sending them. */
async function uploadLogo(file: File): Promise<string> {
  if (file.size > MAX_LOGO_BYTES) throw new ApiProblem(413, LOGO_TOO_LARGE_MESSAGE);
  const form = new FormData();
  form.set("file", file);
  const { url } = await api.post("/api/pictures/logos", { body: form });
  return url;
}
