import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** How many of a form's fields are not done yet, to be counted up and down by them; of a form that waits for none nobody counts. */
export const FormBusyContext = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** The form of this field is not saved while the field waits, for a picture on its way, say: it would be saved without it. */
export function useFormBusy(isBusy: boolean): void {
  const setBusyFields = useContext(FormBusyContext);
  useEffect(() => {
    if (!isBusy) return;
    setBusyFields((busyFields) => busyFields + 1);
    return () => setBusyFields((busyFields) => busyFields - 1);
  }, [isBusy, setBusyFields]);
}
