import {HelmetProvider as StockProvider} from 'react-helmet-async';
import {emitOnce, type Head, type HeadContext} from './emitOnce';

/** React Helmet's provider for the server: the head is made when it is asked for. */
export class HelmetProvider extends StockProvider {
  declare readonly helmetData: {readonly value: Head};

  constructor(props: {readonly context: HeadContext}) {
    super(props);
    emitOnce(this.helmetData.value, props.context);
  }
}
