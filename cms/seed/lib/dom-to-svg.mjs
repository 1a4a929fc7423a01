/* global document, DOMParser, getComputedStyle -- runs in the browser */
/**
 * Redraws the page as SVG with live text: backgrounds, borders, bars and inline drawings as shapes, one <text> per line.
 * Runs in the browser; pass it to `page.evaluate`. Returns the SVG's source.
 */
export function domToSvg() {
  const out = [];
  const canvas = document.createElement('canvas').getContext('2d');
  const n = (value) => String(Math.round(value * 100) / 100);
  const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const isDrawn = (colour) => colour && colour !== 'transparent' && !/, 0\)$/.test(colour);

  const drawBox = (element, style) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, box.width / 2, box.height / 2);
    const round = radius > 0 ? ` rx="${n(radius)}"` : '';
    const at = `x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}"${round}`;
    if (style.outlineStyle === 'solid' && isDrawn(style.outlineColor)) {
      const [width, reach] = [parseFloat(style.outlineWidth), parseFloat(style.outlineOffset)];
      const far = reach + width / 2;
      const around = `x="${n(box.x - far)}" y="${n(box.y - far)}" width="${n(box.width + 2 * far)}" height="${n(box.height + 2 * far)}"`;
      const corner = radius > 0 ? ` rx="${n(radius + far)}"` : '';
      out.push(`<rect ${around}${corner} fill="none" stroke="${style.outlineColor}" stroke-width="${n(width)}"/>`);
    }
    if (isDrawn(style.backgroundColor)) out.push(`<rect ${at} fill="${style.backgroundColor}"/>`);
    const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) => ({
      width: style[`border${side}Style`] === 'none' ? 0 : parseFloat(style[`border${side}Width`]),
      colour: style[`border${side}Color`],
    }));
    const [top, right, bottom, left] = sides;
    if (sides.every((side) => side.width > 0 && side.width === top.width && side.colour === top.colour)) {
      const half = top.width / 2;
      const inner = `x="${n(box.x + half)}" y="${n(box.y + half)}" width="${n(box.width - 2 * half)}" height="${n(box.height - 2 * half)}"`;
      out.push(`<rect ${inner}${round} fill="none" stroke="${top.colour}" stroke-width="${n(top.width)}"/>`);
      return;
    }
    const line = (side, x, y, width, height) => {
      if (side.width === 0 || !isDrawn(side.colour)) return;
      out.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${side.colour}"/>`);
    };
    line(top, box.x, box.y, box.width, top.width);
    line(bottom, box.x, box.bottom - bottom.width, box.width, bottom.width);
    line(left, box.x, box.y, left.width, box.height);
    line(right, box.right - right.width, box.y, right.width, box.height);
  };

  const writeLine = (text, box, style) => {
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = canvas.measureText('x');
    const drop =
      (box.height - size.fontBoundingBoxAscent - size.fontBoundingBoxDescent) / 2 + size.fontBoundingBoxAscent;
    const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const spacing = style.letterSpacing === 'normal' ? '' : ` letter-spacing="${n(parseFloat(style.letterSpacing))}"`;
    const family = style.fontFamily.replaceAll('"', "'");
    const tilt = style.fontStyle === 'italic' ? ' font-style="italic"' : '';
    const stretch = style.fontStretch === '100%' ? '' : ` font-stretch="${style.fontStretch}"`;
    const face = `font-family="${family}" font-size="${n(parseFloat(style.fontSize))}" font-weight="${style.fontWeight}"${tilt}${stretch}`;
    out.push(
      `<text x="${n(box.x)}" y="${n(box.y + drop)}" ${face}${spacing} fill="${style.color}" xml:space="preserve">${escape(shown)}</text>`,
    );
  };

  const drawText = (node, style) => {
    const range = document.createRange();
    let line = null;
    const flush = () => {
      if (line && line.text.trim()) writeLine(line.text.trimEnd(), line.box, style);
      line = null;
    };
    for (const word of node.data.matchAll(/\S+\s*/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].trimEnd().length);
      const box = range.getClientRects()[0];
      if (!box) continue;
      if (line && Math.abs(line.box.y - box.y) > 2) flush();
      line = line ? { ...line, text: line.text + word[0] } : { text: word[0], box };
    }
    flush();
  };

  const drawSvg = (element, style) => {
    const box = element.getBoundingClientRect();
    const copy = element.cloneNode(true);
    const originals = [element, ...element.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((part, index) => {
      const computed = getComputedStyle(originals[index]);
      for (const paint of ['fill', 'stroke']) {
        const value = part.getAttribute(paint);
        if (value === 'currentColor' || value?.startsWith('var(')) part.setAttribute(paint, computed[paint]);
      }
      part.removeAttribute('class');
      part.removeAttribute('style');
      if (part.tagName !== 'text') return;
      part.setAttribute('fill', computed.fill);
      part.setAttribute('font-family', computed.fontFamily.replaceAll('"', "'"));
      part.setAttribute('font-size', computed.fontSize);
    });
    for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height })) {
      copy.setAttribute(name, n(value));
    }
    copy.setAttribute('color', style.color);
    out.push(copy.outerHTML);
  };

  /** A linked picture whose source was put on the element. */
  const drawPicture = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const copy = new DOMParser().parseFromString(element.drawing, 'image/svg+xml').documentElement;
    for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, n(value));
    copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    out.push(copy.outerHTML);
  };

  /** A checkbox without the system's look: a wide one is a switch with a knob, a square one holds a square. */
  const drawCheck = (element, box, style) => {
    const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, box.height / 2];
    const inner = getComputedStyle(document.documentElement).getPropertyValue(
      element.checked ? '--on-action' : '--muted',
    );
    if (element.type === 'radio') {
      if (element.checked) out.push(`<circle cx="${n(x)}" cy="${n(y)}" r="4" fill="${inner || style.color}"/>`);
      return;
    }
    if (box.width > box.height) {
      const side = element.checked ? 1 : -1;
      out.push(
        `<circle cx="${n(x + side * (box.width / 2 - reach))}" cy="${n(y)}" r="${n(reach - 5)}" fill="${inner}"/>`,
      );
    } else if (element.checked) {
      out.push(`<rect x="${n(x - 4)}" y="${n(y - 4)}" width="8" height="8" fill="${inner || style.color}"/>`);
    }
  };

  const asShown = (type, text) => {
    if (type === 'password') return '•'.repeat(text.length);
    return type === 'date' ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : text;
  };

  const drawField = (element, style) => {
    const text = element.tagName === 'SELECT' ? element.selectedOptions[0].text : element.value || element.placeholder;
    const box = element.getBoundingClientRect();
    if (['checkbox', 'radio'].includes(element.type)) return drawCheck(element, box, style);
    if (!text) return;
    const shown = asShown(element.type, text);
    const height = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.45;
    const top =
      element.tagName === 'TEXTAREA' ? box.y + parseFloat(style.paddingTop) : box.y + (box.height - height) / 2;
    writeLine(
      shown,
      { x: box.x + parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth), y: top, height },
      style,
    );
  };

  const walk = (element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.clipPath === 'inset(50%)') return;
    if (element.tagName === 'svg') return drawSvg(element, style);
    if (element.drawing) return drawPicture(element);
    drawBox(element, style);
    if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return drawField(element, style);
    const shut = element.tagName === 'DETAILS' && !element.open;
    for (const node of element.childNodes) {
      if (shut && node.tagName !== 'SUMMARY') continue;
      if (node.nodeType === 3) drawText(node, style);
      else if (node.nodeType === 1 && !['STYLE', 'SCRIPT'].includes(node.tagName)) walk(node);
    }
  };

  /** Empty ::before dots become elements, because a pseudo-element has no box that a script can read. */
  const materialise = () => {
    document.head.insertAdjacentHTML('beforeend', '<style>.has-dot::before { display: none !important }</style>');
    for (const element of document.querySelectorAll('body *')) {
      const dot = getComputedStyle(element, '::before');
      if (dot.content !== '""' || parseFloat(dot.width) === 0) continue;
      const made = document.createElement('span');
      for (const name of ['width', 'height', 'border', 'border-radius', 'background-color', 'flex']) {
        made.style.setProperty(name, dot.getPropertyValue(name));
      }
      element.classList.add('has-dot');
      element.prepend(made);
    }
  };

  materialise();
  walk(document.body);
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const ground = getComputedStyle(document.body).backgroundColor;
  const back = isDrawn(ground) ? `<rect width="${width}" height="${height}" fill="${ground}"/>\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${back}${out.join('\n')}\n</svg>\n`;
}
