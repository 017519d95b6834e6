import {useEffect, useRef, type RefObject} from 'react';

/**
 * Returns the ref of a control with the attribute `data-tap`, which `plugins/client/early-taps` answers for until
 * React does. The attribute goes when React has come.
 */
export function useTakeover<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.removeAttribute('data-tap'), []);
  return control;
}
