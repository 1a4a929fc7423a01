export interface Service {
  title: string;
  text: string;
  includes: readonly string[];
  price: string;
  /** The catalogue's category whose work illustrates it, and which of its pictures. */
  category: string;
  picture: number;
}

/** The four services (S 2), with the plans' prices (S 9) where there is a plan. */
export const SERVICES: readonly Service[] = [
  {
    title: 'Branding',
    text: 'A name, a mark, a voice and the rules that keep them together when we are not in the room.',
    includes: ['Naming', 'Identity', 'Guidelines'],
    price: '$1,800 per month',
    category: 'print-and-lettering',
    picture: 0,
  },
  {
    title: 'Web Development & Design',
    text: 'Sites that load at once, say what you do and can be edited by the people who know the subject.',
    includes: ['Design', 'Build', 'Care'],
    price: 'From $89',
    category: 'ui-kits',
    picture: 0,
  },
  {
    title: '3D Modeling & Animation',
    text: 'Products before they exist, objects that never will, and loops that are worth the second look.',
    includes: ['Models', 'Stills', 'Motion'],
    price: 'On request',
    category: '3d',
    picture: 2,
  },
  {
    title: 'Graphic Design',
    text: 'Packaging, print and icons, drawn on a grid and delivered as files your printer will thank you for.',
    includes: ['Packaging', 'Print', 'Icons'],
    price: '$750 per month',
    category: 'icons',
    picture: 0,
  },
];
