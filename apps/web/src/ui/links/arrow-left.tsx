import { LineIcon } from '../line-icon';

export function ArrowLeft() {
  return <LineIcon path="m12 19-7-7 7-7M19 12H5" />;
}
