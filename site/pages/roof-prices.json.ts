// The prices behind "What a roof costs here", worked out once while the site is built.
import type { APIRoute } from 'astro';
import { listRoofPrices } from '../sections/parts/roof-price-list.ts';

export const GET: APIRoute = () => Response.json(listRoofPrices());
