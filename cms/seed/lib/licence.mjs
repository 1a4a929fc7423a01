/** The licence that goes into every ZIP, as text. Typefaces in an asset keep their own licence beside them. */
export function licence(asset) {
  return `${asset.title}
Kiln commercial licence, version 1.0

You bought this asset once. It is yours to work with for as long as you like.

YOU MAY
- use it in any number of projects, your own or your clients', paid or unpaid;
- change it, combine it with other work and ship the result in print, on screen, in products and in software;
- hand the parts a project needs to the people who work on that project;
- keep every copy and every result if you stop being a customer.

YOU MAY NOT
- sell, give away or publish the asset itself, changed or not, where others could take it as an asset of their own
  (template shops, stock libraries, icon or texture packs, public source files);
- claim that you made the original, or register it as a trade mark on its own;
- use it to train a model that produces assets of this kind.

UPDATES
Later versions of this asset are free, for the lifetime of the asset. Your order page always has the newest one.

SUPPORT
For six months after your purchase we answer questions about the files and repair what is broken in them.

NO WARRANTY
The files are checked and delivered as they are. Our liability ends at the price you paid, wherever the law allows.

Typefaces that come with the asset are under the SIL Open Font License 1.1; their licences lie beside them.

Made ${asset.createdDate}. Copyright Kiln. Nothing here needs attribution.
`;
}
