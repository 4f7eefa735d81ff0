import { MAX_PAGE_SIZE, PHOTO_WIDTHS } from '@figura/contracts';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { answers, type Operations } from '../platform/openapi/operation';
import { EXAMPLE_CAUTIONS, EXAMPLE_EFFECTS, EXAMPLE_LOOK } from '../recommendations/recommendations.openapi';
import { ProductChoicesResponse, ProductsResponse } from './products.dto';

export const PRODUCTS_OPERATIONS = {
  list: {
    summary: 'What shops sell, best first for the caller',
    description:
      'The order is that of the best looks: it knows no shop and no money. Variants of one product are one entry, the one that suits most of those that are asked for. What is sold out is not there.',
    parameters: {
      category: { description: 'One of the eight.', example: 'One-Piece' },
      type: { description: 'A slug of the vocabulary.', example: 'wrap-dress' },
      occasion: { description: 'What it can be worn to.', example: 'work' },
      season: { description: 'When it can be worn.', example: 'fall' },
      maxPrice: { description: 'In the main unit; of the sale price where there is one.', example: '120' },
      currency: { description: 'ISO 4217.', example: 'EUR' },
      brand: { description: 'Name of a brand, in any case.', example: 'Maren & Holt' },
      shop: { description: 'Name of a shop, in any case.', example: 'Nordlicht' },
      color: { description: 'A family such as `blue`, or a word of the color’s name.', example: 'blue' },
      sleeves: {
        description: 'Has sleeves that reach so far at least: short, elbow, three-quarter or long.',
        example: 'elbow',
      },
      hem: {
        description: 'Has a hem that reaches so far at least: above-knee, knee, mid-calf or ankle.',
        example: 'knee',
      },
      neckline: {
        description: 'Has a neckline that covers so much at least: moderate or high.',
        example: 'moderate',
      },
      size: { description: 'Is in stock in this size, written as shops write it.', example: 'UK 12' },
      cursor: {
        description: 'What the page before gave as `next`; left out for the first page.',
        example: 'YTFiMmMzZDRlNWY2LjAuMA',
      },
      limit: { description: `At most ${MAX_PAGE_SIZE}.`, example: '24' },
    },
    ...answers(ProductsResponse, {
      items: [
        {
          id: '0a1b2c3d4e5f6',
          garment: EXAMPLE_LOOK.garment,
          title: 'Wrap dress in jersey',
          brand: 'Maren & Holt',
          shop: 'Nordlicht',
          price: { amount: 89.9, currency: 'EUR' },
          salePrice: { amount: 59.9, currency: 'EUR' },
          url: 'https://nordlicht.example/p/wrap-dress',
          sponsored: false,
          imageUrl: '/products/0a1b2c3d4e5f6/photos/640/5cRkzq0F3mW8x2nLJt7YbA.webp',
          sizes: ['S', 'M'],
          score: 4.25,
          reasons: EXAMPLE_EFFECTS,
          cautions: EXAMPLE_CAUTIONS,
        },
      ],
      next: null,
    }),
    errors: { 404: ['NOT_FOUND'], 410: ['STALE_CURSOR'] },
  },
  choices: {
    summary: 'What products can be filtered by',
    ...answers(ProductChoicesResponse, {
      shops: ['Nordlicht'],
      brands: ['Maren & Holt'],
      currencies: ['EUR'],
      sizes: ['S', 'M', '38'],
    }),
  },
  click: {
    summary: 'Counts that the shop of a product is opened',
    description:
      'By shop and day, for whoever runs Figura: neither who nor which product is kept. Days are forgotten after 400 days.',
    parameters: { id: { description: 'Id of the product.', example: '0a1b2c3d4e5f6' } },
    ...answers(MessageResponse, { message: 'The visit is counted.' }),
    limits: ['shop-click:account'],
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;

export const PRODUCT_PHOTOS_OPERATIONS = {
  read: {
    summary: 'The photograph of a product',
    description:
      'The unguessable key in its URL is the permission, since `<img>` sends no token. A photograph that nobody has asked for yet is fetched from its shop meanwhile (204, without a body) and is there some seconds later; one that cannot be had is tried again after hours and days.',
    parameters: {
      id: { description: 'Id of the product.', example: '0a1b2c3d4e5f6' },
      width: { description: `In pixels, at most: ${PHOTO_WIDTHS.join(' or ')}.`, example: '320' },
      file: { description: 'Its key, from an `imageUrl`.', example: '5cRkzq0F3mW8x2nLJt7YbA.webp' },
    },
    answer: { picture: 'image/webp' },
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
