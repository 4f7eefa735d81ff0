export { createElement } from 'react';
