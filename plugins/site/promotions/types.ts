/** A promotion shown below the table of contents, in the shape of a Prismic document. */
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
