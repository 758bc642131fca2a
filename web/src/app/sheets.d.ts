declare module "fonts:sans";
declare module "fonts:ja";
declare module "fonts:ja-more";
