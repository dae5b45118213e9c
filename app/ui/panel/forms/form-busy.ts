import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** Counts the fields of a form that are still busy; the default does nothing. */
export const FormBusyContext = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Prevents the form from being saved while this field is busy, such as during an upload. */
export function useFormBusy(isBusy: boolean): void {
  const setBusyFields = useContext(FormBusyContext);
  useEffect(() => {
    if (!isBusy) return;
    setBusyFields((busyFields) => busyFields + 1);
    return () => setBusyFields((busyFields) => busyFields - 1);
  }, [isBusy, setBusyFields]);
}
