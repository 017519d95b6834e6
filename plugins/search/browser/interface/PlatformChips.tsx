import type {ReactNode} from 'react';

type Props = {readonly platforms: readonly string[]};

/** The platforms of a plugin, drawn as on its page; nothing if there are none. */
export function PlatformChips({platforms}: Props): ReactNode {
  if (platforms.length === 0) return null;
  return (
    <span className="chips">
      {platforms.map((platform) => (
        <span key={platform} className="chip">
          {platform}
        </span>
      ))}
    </span>
  );
}
