// Tells whoever looks into the console which address led nowhere. Source: specification §2 "404 page".

// biome-ignore lint/suspicious/noConsole: that is all this script is for
console.error('404: nothing stands at', location.pathname);

export {};
