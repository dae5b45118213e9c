import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** How many of a form's fields are not done yet, to be counted up and down by them; of a form that waits for none nobody counts. */
export const FormWaits = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** The form of this field is not saved while the field waits, for a picture on its way, say: it would be saved without it. */
export function useFormWaits(waits: boolean): void {
  const setWaiting = useContext(FormWaits);
  useEffect(() => {
    if (!waits) return;
    setWaiting((waiting) => waiting + 1);
    return () => setWaiting((waiting) => waiting - 1);
  }, [waits, setWaiting]);
}
