import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

type Props = {readonly version: string; readonly onNavigate?: () => void};

/**
 * The item of the version menu that keeps the version on this device. Its code loads when the menu opens. Without it, the
 * menu is as before.
 */
export function OfflineItem(props: Props): ReactNode {
  const ref = useRef<HTMLLIElement>(null);
  const [Control, setControl] = useState<ComponentType<Props>>();
  useEffect(() => {
    const menu = ref.current?.closest('details');
    const load = (): void => {
      if (menu?.open)
        import('./MenuControl').then((loaded) => setControl(() => loaded.MenuControl), console.warn);
    };
    load();
    menu?.addEventListener('toggle', load);
    return () => menu?.removeEventListener('toggle', load);
  }, []);
  return <li ref={ref}>{Control && <Control {...props} />}</li>;
}
