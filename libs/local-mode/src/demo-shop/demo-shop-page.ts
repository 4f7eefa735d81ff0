import { escapeHtml } from '../escape-html';

export interface DemoProduct {
  readonly title: string;
  readonly brand: string;
  readonly price: string;
  readonly photo: string;
}

export const DEMO_SHOP_PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function buildDemoShopPage({ title, brand, price, photo }: DemoProduct): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} · Atelier Demo, local mode</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 0 auto; padding: 0 16px 48px; color: #231f20; background: #fbf7f2 }
      .demo { margin: 0 -16px 32px; padding: 12px 16px; background: #231f20; color: #fffefb }
      main { display: grid; gap: 24px }
      img { display: block; width: 100%; height: auto; border-radius: 12px; background: #fff }
      h1 { margin: 0; font-size: 28px; line-height: 1.2 }
      p { margin: 0 }
      .brand { color: #6b5f5a }
      .price { font-size: 20px }
      @media (width >= 640px) { main { grid-template-columns: 3fr 2fr; align-items: start } }
    </style>
  </head>
  <body>
    <p class="demo"><strong>Demo.</strong> Local mode shows what a shop’s page would be. Brand and price are invented, the photograph is drawn, and nothing can be bought here.</p>
    <main>
      <img src="${escapeHtml(photo)}" alt="${escapeHtml(title)}" width="900" height="1125">
      <div>
        <p class="brand">${escapeHtml(brand)}</p>
        <h1>${escapeHtml(title)}</h1>
        <p class="price">${escapeHtml(price)}</p>
      </div>
    </main>
  </body>
</html>`;
}
