/** A promotion shown below the contents list. The shape is that of the Prismic documents it may come from. */
export type Promotion = {
  readonly id: string;
  readonly type: string;
  readonly data: {
    readonly ad_id: string;
    readonly ad_copy: string;
    readonly ad_url: string;
    readonly ad_image?: {
      readonly dimensions: {readonly width: number; readonly height: number};
      readonly url: string;
    };
  };
};
