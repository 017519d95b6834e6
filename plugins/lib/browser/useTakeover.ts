import {useEffect, useRef, type RefObject} from 'react';

/**
 * Returns the ref of a control with the attribute `data-tap`, which `plugins/client/early-taps` handles until React
 * has hydrated the control. The hook then removes the attribute.
 */
export function useTakeover<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.removeAttribute('data-tap'), []);
  return control;
}
