import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Promotion as PromotionData} from '@site/plugins/site/promotions';
import {nextPromotion} from '@site/src/components/nextPromotion';

/** The index of the promotion that was shown last during this visit, so that the next page shows the next one. */
let lastShown: number | undefined;

/**
 * Shows a promotion below the table of contents, a different one on each page. Renders nothing if there are no
 * promotions.
 */
export function Promotion(): ReactNode {
  const {promotions} = usePluginData('promotions') as {promotions: readonly PromotionData[]};
  const {pathname} = useLocation();
  if (promotions.length === 0) return null;
  return <Rotating key={pathname} pathname={pathname} promotions={promotions} />;
}

type RotatingProps = {readonly pathname: string; readonly promotions: readonly PromotionData[]};

function Rotating({pathname, promotions}: RotatingProps): ReactNode {
  const [index] = useState(() => nextPromotion(pathname, promotions.length, lastShown));
  useEffect(() => {
    lastShown = index;
  }, [index]);
  const promotion = promotions[index];
  return promotion ? <Card promotion={promotion} /> : null;
}

function Card({promotion}: {readonly promotion: PromotionData}): ReactNode {
  const {ad_copy: copy, ad_url: url, ad_image: image} = promotion.data;
  return (
    <aside className="promotion" aria-label="Promotion" data-promotion={promotion.id}>
      <Link to={url.replace(/^\/docs(?=\/)/, '')} className="promotion__link">
        {image && <Picture key={image.url} image={image} />}
        <span>{copy}</span>
      </Link>
    </aside>
  );
}

type PictureProps = {readonly image: NonNullable<PromotionData['data']['ad_image']>};

/** Renders the image, or nothing if it doesn't load. The load may already have failed before hydration. */
function Picture({image}: PictureProps): ReactNode {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return null;
  return (
    // The handler only detects a failed load, so it adds no interaction that would need a role.

    <img
      ref={ref}
      className="promotion__image"
      src={image.url}
      width={image.dimensions.width}
      height={image.dimensions.height}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
